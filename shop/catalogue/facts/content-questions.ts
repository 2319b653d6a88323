import type { FactToConfirm } from '#shop/catalogue/facts.ts'

const INTRODUCTION = `# Questions about the content

The specification contradicts itself in places and claims things nobody has proven. This page lists each of them: why it
is a question, where it shows, what the shop does until there is an answer, and what the owner should confirm.
\`shop facts\` prints the same list. It is made from \`shop/catalogue/facts/\`; to change it, change it there and run
\`npx vitest run shop/catalogue/facts -u\`.
`

function section({ title, name, value, source, why, shown, done, ask }: FactToConfirm): string {
  const now = value === null ? [] : [`- Now: ${value} (\`${name}\`, ${source})`]
  const lines = [
    `- Why: ${why}`,
    `- Shows on: ${shown}`,
    ...now,
    `- Done: ${done}`,
    `- **To confirm: ${ask}**`,
  ]
  return `## ${title}\n\n${lines.join('\n')}\n`
}

/** The text of docs/content-questions.md. */
export const contentQuestions = (questions: readonly FactToConfirm[]): string =>
  [INTRODUCTION, ...questions.map(section)].join('\n')
