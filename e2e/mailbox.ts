import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { TestShop } from './running-shop.ts'

export type Mailbox = {
  /** Waits for a mail to this address whose subject matches. */
  receives(to: string, subject: RegExp): Promise<Email>
}

/** The folder into which a shop without a mail server writes what it would have sent. */
export function createMailbox({ dataDir }: TestShop): Mailbox {
  const folder = path.join(dataDir, 'mail')
  async function find(to: string, subject: RegExp): Promise<Email | null> {
    const files = await readdir(folder).catch(() => [])
    for (const file of files
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .toReversed()) {
      const mail = await PostalMime.parse(await readFile(path.join(folder, file)))
      if (subject.test(mail.subject ?? '') && mail.to?.some(({ address }) => address === to)) return mail
    }
    return null
  }
  return {
    async receives(to, subject) {
      await expect.poll(async () => (await find(to, subject)) !== null).toBe(true)
      const mail = await find(to, subject)
      if (!mail) throw new Error(`No mail to ${to} about ${String(subject)}`)
      return mail
    },
  }
}

/** The first link of a mail that leads to this path. */
export function linkTo(mail: Email, pathname: string): string {
  const links = [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) =>
    link.replace(/[).,]+$/, ''),
  )
  return links.find((link) => new URL(link).pathname === pathname) ?? ''
}
