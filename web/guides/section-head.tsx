type SectionHeadProps = { heading: string; lead?: string | undefined; id?: string | undefined }

export function SectionHead({ heading, lead, id }: SectionHeadProps) {
  return (
    <div className="mb-[clamp(2rem,1.5rem+2vw,3.5rem)] max-w-text">
      <h2 id={id} className="type-h2">
        {heading}
      </h2>
      {lead && <p className="type-lead mt-5 text-steel">{lead}</p>}
    </div>
  )
}
