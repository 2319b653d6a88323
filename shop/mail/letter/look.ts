/** The palette of the pages. Dark mode changes it through classes, because mail programs ignore variables. */
export const COLOUR = {
  ink: '#0d1b1e',
  steel: '#4a5b5f',
  paper: '#faf8f4',
  sheet: '#ffffff',
  glacier: '#e6f0f1',
  cedar: '#a24e28',
  line: '#dcdedb',
} as const

export const SERIF = "'Instrument Serif', Georgia, 'Times New Roman', serif"
export const SANS = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"

export const STYLE_SHEET = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) {
    .sheet { padding: 28px 20px !important; }
    .title { font-size: 27px !important; line-height: 32px !important; }
    .foot { padding: 20px 20px 30px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .ground { background: #0d1b1e !important; }
    .sheet { background: #14282d !important; }
    .ink { color: #f3f1ec !important; }
    .soft, .soft a { color: #b9c4c5 !important; }
    .line { border-color: #2c454b !important; }
    .tint { background: #1d3a41 !important; }
    .link { color: #eeb08f !important; }
  }
`
