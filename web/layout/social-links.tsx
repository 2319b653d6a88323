import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { OPENS_IN_NEW_TAB, socialNames } from '#web/content/navigation.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'

type Network = keyof ShopDetails['social']

// The icon family has no brand marks; these are drawn in its manner.
const MARK: Readonly<Record<Network, ReactNode>> = {
  facebook: <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a.9.9 0 0 1 .9-.9H17z" />,
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
}

const NETWORKS = ['facebook', 'instagram', 'youtube'] as const satisfies readonly Network[]

export function SocialLinks({ social }: Pick<ShopDetails, 'social'>) {
  return (
    <ul className="flex gap-1">
      {NETWORKS.map((network) => (
        <li key={network}>
          <a
            href={social[network]}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex size-11 items-center justify-center rounded-control text-glacier hover:text-white"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="size-5.5"
            >
              {MARK[network]}
            </svg>
            <VisuallyHidden>
              {socialNames[network]} {OPENS_IN_NEW_TAB}
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
