import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

/**
 * A part of a page whose code comes when it is wanted. Where the network has gone meanwhile it says so in its own place,
 * and the page around it stays.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  )
}

function Missing() {
  return (
    <p role="alert" className="p-4 font-medium text-error">
      This part of the page could not be loaded. Please reload the page.
    </p>
  )
}
