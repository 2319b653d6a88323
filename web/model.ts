/** The tub in three dimensions and what unpacks it; fetched only after 'View in 3D' was pressed. */
export const MODEL = {
  /** A fixed name: the phone's own viewer is given this address and may keep it. */
  model: '/api/assets/plunge-one.glb',
  /** For `ModelViewerElement.meshoptDecoderLocation`. The test beside this file knows the right fingerprint. */
  decoder: '/api/assets/meshopt-decoder.0016d317.js',
} as const
