import { expect, test } from 'vitest'
import { jsonForScript } from './json-for-script.ts'

test('a name that closes the script stays text', () => {
  const hostile = { name: '</script><script>alert(1)</script><!-- & \u2028\u2029' }
  const written = jsonForScript(hostile)
  expect(written).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual(hostile)
})
