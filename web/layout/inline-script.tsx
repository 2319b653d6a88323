/**
 * A constant of ours that runs, or is read, long before React looks at it: the browser's bundle may hold an empty text in
 * its place. Its hash stands in the page's policy.
 */
export function InlineScript({ text, type }: { text: string; type?: string }) {
  // oxlint-disable-next-line react/no-danger -- a constant of ours
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
