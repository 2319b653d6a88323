import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import PostalMime from 'postal-mime'

const MAIL_FILE = /^[\w-]+\.eml$/

/** `npm run dev` only: the mails that were written instead of sent, newest first. */
export function devMail(dataDir: string): Hono {
  const folder = path.join(dataDir, 'mail')
  return new Hono()
    .get('/dev/mail', async (c) => {
      const files = (await readdir(folder).catch(() => []))
        .filter((file) => MAIL_FILE.test(file))
        .toSorted()
        .toReversed()
      const items = files.map((file) => html`<li><a href="/dev/mail/${file}">${file}</a></li>`)
      return c.html(
        html`<!doctype html><title>Mail</title>
          <h1>Mail</h1>
          <ol>
            ${items}
          </ol>`,
      )
    })
    .get('/dev/mail/:file', async (c) => {
      const file = c.req.param('file')
      if (!MAIL_FILE.test(file)) return c.notFound()
      const source = await readFile(path.join(folder, file)).catch(() => null)
      if (source === null) return c.notFound()
      const mail = await PostalMime.parse(source)
      const part = c.req.query('part')
      if (part === 'html') return c.html(raw(mail.html ?? ''))
      const headers = mail.headers.map(
        ({ originalKey, value }) =>
          html`<tr>
            <th>${originalKey}</th>
            <td>${value}</td>
          </tr>`,
      )
      const attachments = mail.attachments.map(({ filename }) => html`<li>${filename}</li>`)
      return c.html(
        html`<!doctype html><title>${mail.subject}</title>
          <p><a href="/dev/mail">All mail</a></p>
          <h1>${mail.subject}</h1>
          <table>
            ${headers}
          </table>
          <ul>
            ${attachments}
          </ul>
          <iframe title="HTML" sandbox src="?part=html" style="width:100%;height:60vh"></iframe>
          <pre>${mail.text}</pre>`,
      )
    })
}
