import type { CareTask } from '#web/content/maintenance.ts'
import { html, type Markup } from './html.ts'

/** What is done so often that nobody writes it down. */
const UNRECORDED = 'water-level'
/** As many as fit on the page. */
const ROWS = 22

/** A page to write on: when what was done. */
export function recordSheet(schedule: readonly CareTask[]): Markup {
  const tasks = schedule.filter(({ id }) => id !== UNRECORDED)
  return html`<section class="record">
    <h2>Record</h2>
    <p>Write the date, and tick what was done. A warranty claim is easier with it.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Date</th>
          ${tasks.map(({ task }) => html`<th scope="col">${task}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${Array.from(
          { length: ROWS },
          () =>
            html`<tr>
              <td></td>
              ${tasks.map(() => html`<td></td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}
