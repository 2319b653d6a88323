/** The tub in three dimensions; fetched only after 'View in 3D' was pressed. */
export const MODEL = {
  /** A fixed name: the phone's own viewer is given this address and may keep it. */
  model: '/api/assets/plunge-one.glb',
} as const
