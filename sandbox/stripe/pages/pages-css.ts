/** Cedar, ink and paper; contrast of all text on its ground is at least 4.5 to 1. */
export const PAGES_CSS = `
*, *::before, *::after { box-sizing: border-box }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: #faf8f4; color: #0d1b1e;
  font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif;
}
.sheet {
  width: 100%; max-width: 440px; background: #fff; border: 1px solid #e4ddd1; border-radius: 16px;
  padding: 28px; box-shadow: 0 12px 32px rgb(13 27 30 / 8%);
}
.brand { display: flex; align-items: center; gap: 10px; margin: 0 0 20px; font-weight: 600 }
.brand .mark {
  display: grid; place-items: center; width: 36px; height: 36px; border-radius: 10px; color: #fff;
  background: #0d1b1e; font-size: 13px; letter-spacing: .02em;
}
.paypal .brand .mark { background: #1f3f8f }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.25; letter-spacing: -.01em }
p { margin: 0 0 16px; color: #3c4a4d }
dl { margin: 0 0 20px; padding: 14px 16px; border-radius: 12px; background: #faf8f4; display: grid; gap: 8px }
dl div { display: flex; justify-content: space-between; gap: 16px }
dt { color: #4c595c }
dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere }
form { display: grid; gap: 10px }
button {
  min-height: 48px; padding: 0 20px; border-radius: 10px; border: 1px solid #a24e28; background: #a24e28; color: #fff;
  font: inherit; font-weight: 600; cursor: pointer;
}
button:hover { background: #8a4020; border-color: #8a4020 }
button.quiet { background: #fff; color: #0d1b1e; border-color: #b9b0a2 }
button.quiet:hover { background: #f3eee5 }
button:focus-visible, a:focus-visible { outline: 3px solid #a24e28; outline-offset: 3px }
.note { margin: 20px 0 0; font-size: 14px; color: #4c595c }
@media (max-height: 480px), (max-width: 400px) { body { padding: 12px } .sheet { padding: 20px } }
`
