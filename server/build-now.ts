import { messageOf } from '#platform/problem.ts'
import { build } from './build.ts'

try {
  await build()
} catch (error) {
  console.error(`The build failed:\n${messageOf(error)}`)
  process.exitCode = 1
}
