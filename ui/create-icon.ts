import { createElement } from 'react'
import type { ReactNode, SVGProps } from 'react'

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }

/**
 * Takes the place of lucide-react's own factory in the bundle (see vite.config.ts): that one brings contexts, aliases
 * and scaling strokes to every page; we draw a plain SVG.
 */
export default function createIcon({ node }: IconData): (props: SVGProps<SVGSVGElement>) => ReactNode {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      shapes,
    )
}
