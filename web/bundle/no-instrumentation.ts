/** Stands in for the router's instrumentation: the shop hands it nobody who listens in. */
export const instrumentationResultMetaContext = {}
export const getRouteInstrumentationUpdates = (): Record<string, never> => ({})
export const instrumentClientSideRouter = <Router>(router: Router): Router => router
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined
export const instrumentHandler = <Handler>(handler: Handler): Handler => handler
