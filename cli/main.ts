#!/usr/bin/env node
import path from 'node:path'
import { CommanderError } from 'commander'
import { StartProblem } from '#platform/problem.ts'
import { createProgram } from './program.ts'
import { Refusal } from './refusal.ts'
import { oneLine } from './terminal/plain-text.ts'
import { createTool, type Tool } from './tool.ts'

const REFUSED = 1
const WRONG_USAGE = 2

/** `shop … | head` closes our output early: that is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const calledFrom = process.cwd()
// Data folder, .env and migrations belong to the shop, wherever the tool was called from.
process.chdir(path.dirname(import.meta.dirname))
const tool = createTool(calledFrom)
process.exitCode = await run(tool)

async function run(parts: Tool): Promise<number> {
  try {
    await createProgram(parts).parseAsync()
    return Number(process.exitCode ?? 0)
  } catch (error) {
    return exitCodeOf(error)
  } finally {
    await parts.close()
  }
}

function exitCodeOf(error: unknown): number {
  // Commander has printed its own sentence, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USAGE
  console.error(error instanceof Refusal || error instanceof StartProblem ? oneLine(error.message) : error)
  return REFUSED
}
