/**
 * npm run pictures: makes every picture, preview and icon whose master, words or settings changed since the last run.
 * The output is committed, so that neither a build nor a fresh clone ever encodes anything.
 */
import { makeChangedFiles } from './made-files.ts'
import { encodeChangedPictures } from './pictures.ts'

for (const name of [...(await encodeChangedPictures()), ...(await makeChangedFiles())])
  console.log(`made ${name}`)
