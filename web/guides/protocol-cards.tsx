import type { Protocol } from '#web/content/wellness.ts'

export function ProtocolCards({ protocols }: { protocols: readonly Protocol[] }) {
  return (
    <ul className="grid gap-px bg-deep-soft lg:grid-cols-3">
      {protocols.map((protocol) => (
        <li key={protocol.level} className="bg-deep py-8 lg:px-10 lg:py-2 lg:first:pl-0 lg:last:pr-0">
          <ProtocolCard protocol={protocol} />
        </li>
      ))}
    </ul>
  )
}

function ProtocolCard({ protocol }: { protocol: Protocol }) {
  return (
    <>
      <h3 className="type-eyebrow font-sans text-steel-light">{protocol.level}</h3>
      <p className="type-h2 mt-3">{protocol.temperature}</p>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        <dt className="text-steel-light">Time</dt>
        <dd>{protocol.time}</dd>
        <dt className="text-steel-light">How often</dt>
        <dd>{protocol.often}</dd>
      </dl>
      <p className="mt-5 max-w-[44ch] text-sm">{protocol.text}</p>
    </>
  )
}
