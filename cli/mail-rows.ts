import { idBeginning, onlyOne } from './rows-by-id.ts'
import type { Tool } from './tool.ts'

export type StoredMail = {
  id: string
  message_id: string
  kind: string
  recipient: string
  detail: Record<string, unknown>
  about: string | null
  order_number: string | null
  status: 'queued' | 'sent' | 'parked'
  attempts: number
  last_error: string | null
  created_at: Date
  sent_at: Date | null
}

const SELECT = 'select m.*, o.number as order_number from mails m left join orders o on o.id = m.about'
const LAST = 50

export async function listMails(tool: Tool, status: string | null): Promise<StoredMail[]> {
  const { pool } = await tool.database()
  const { rows } = await pool.query<StoredMail>(
    `${SELECT} where $1::text is null or m.status = $1 order by m.created_at desc, m.id limit ${LAST}`,
    [status],
  )
  return rows
}

export async function findMail(tool: Tool, typed: string): Promise<StoredMail> {
  const { pool } = await tool.database()
  const { rows } = await pool.query<StoredMail>(`${SELECT} where m.id::text like $1`, [
    idBeginning(typed, 'mail'),
  ])
  return onlyOne(rows, typed, 'mail')
}

export async function parkedMails(tool: Tool): Promise<{ id: string }[]> {
  const { pool } = await tool.database()
  const { rows } = await pool.query<{ id: string }>(
    `select id from mails where status = 'parked' order by created_at`,
  )
  return rows
}
