/** Points between hairlines: quieter than bullets, easy to tick off on paper. */
export function PlainList({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className="max-w-text divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={item} className="py-3.5">
          {item}
        </li>
      ))}
    </List>
  )
}
