import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small: sent once with the page, it saves a round trip before every first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
