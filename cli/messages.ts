import type { Command } from 'commander'
import { withExamples } from './examples.ts'
import { idBeginning, onlyOne, shortId } from './rows-by-id.ts'
import { Refusal } from './refusal.ts'
import { oneLine, paragraphs } from './terminal/plain-text.ts'
import type { Tool } from './tool.ts'
import { when } from './when.ts'

type Message = {
  id: string
  name: string
  email: string
  phone: string
  subject: string
  message: string
  created_at: Date
  done_at: Date | null
}

export function addMessages(program: Command, tool: Tool): void {
  const messages = program
    .command('messages')
    .description('What visitors wrote: unanswered ones, oldest first')
    .option('--all', 'done ones too')
  withExamples(messages, 'messages', 'messages show 3f2a9c01', 'messages done 3f2a9c01').action(
    async ({ all }: { all?: true }) => {
      const rows = await select(tool, all === true ? 'true' : 'done_at is null')
      tool.print.result(rows, (out) => {
        if (rows.length === 0) return out.line('No unanswered messages.')
        out.table(
          [
            { title: 'Message' },
            { title: 'Received' },
            { title: 'From' },
            { title: 'Done' },
            { title: 'Subject' },
          ],
          rows.map((row) => [
            shortId(row.id),
            when(row.created_at),
            `${row.name} <${row.email}>`,
            row.done_at === null ? { text: 'no', look: 'warning' } : 'yes',
            row.subject,
          ]),
        )
      })
    },
  )
  addShow(messages, tool)
  addDone(messages, tool)
}

function addShow(messages: Command, tool: Tool): void {
  const command = messages.command('show').description('One message in full').argument('<message>', 'its id')
  withExamples(command, 'messages show 3f2a9c01').action(async (typed: string) => {
    const message = await find(tool, typed)
    tool.print.result(message, (out) => {
      out.fields([
        ['From', `${message.name} <${message.email}>`],
        ['Phone', message.phone],
        ['Subject', message.subject],
        ['Received', when(message.created_at)],
        ['Done', message.done_at === null ? 'no' : when(message.done_at)],
      ])
      out.line()
      out.line(paragraphs(message.message))
    })
  })
}

function addDone(messages: Command, tool: Tool): void {
  const command = messages
    .command('done')
    .description('Marks a message as answered')
    .argument('<message>', 'its id')
  withExamples(command, 'messages done 3f2a9c01').action(async (typed: string) => {
    const message = await find(tool, typed)
    if (message.done_at !== null) throw new Refusal(`Message ${shortId(message.id)} is done already.`)
    const { pool } = await tool.database()
    await pool.query('update contact_messages set done_at = $2 where id = $1', [message.id, tool.clock()])
    tool.print.result({ ...message, done_at: tool.clock() }, (out) =>
      out.line(oneLine(`Done: '${message.subject}' of ${message.name}.`), 'good'),
    )
  })
}

async function select(tool: Tool, where: string, values: unknown[] = []): Promise<Message[]> {
  const { pool } = await tool.database()
  const { rows } = await pool.query<Message>(
    `select * from contact_messages where ${where} order by created_at, id`,
    values,
  )
  return rows
}

async function find(tool: Tool, typed: string): Promise<Message> {
  const rows = await select(tool, 'id::text like $1', [idBeginning(typed, 'message')])
  return onlyOne(rows, typed, 'message')
}
