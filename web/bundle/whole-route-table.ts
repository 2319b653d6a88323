/**
 * Stands in for the router's discovery of routes: react-router.config.ts sends the whole table with the page, so there
 * is nothing to discover.
 */
export const URL_LIMIT = 0
export const isFogOfWarEnabled = (): boolean => false
export const getPartialManifest = <Manifest>(manifest: Manifest): Manifest => manifest
export const getPatchRoutesOnNavigationFunction = (): undefined => undefined
export const useFogOFWarDiscovery = (): void => undefined
export const getManifestPath = (): string => ''
export const getPathsWithAncestors = (paths: readonly string[]): readonly string[] => paths
export const handleClientVersionMismatch = (): Promise<boolean> => Promise.resolve(false)
