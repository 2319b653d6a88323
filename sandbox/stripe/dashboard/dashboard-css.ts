export const DASHBOARD_CSS = `
*, *::before, *::after { box-sizing: border-box }
body { margin: 0; background: #faf8f4; color: #0d1b1e; font: 15px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif }
a { color: #8a4020; text-underline-offset: 3px }
a:hover { color: #0d1b1e }
:focus-visible { outline: 3px solid #a24e28; outline-offset: 2px; border-radius: 4px }
.skip { position: absolute; left: -999px }
.skip:focus { left: 16px; top: 8px; background: #fff; padding: 8px 12px; z-index: 1 }
header {
  display: flex; flex-wrap: wrap; gap: 8px 32px; align-items: center; justify-content: space-between;
  padding: 14px clamp(16px, 4vw, 40px); background: #0d1b1e; color: #faf8f4;
}
.name { margin: 0; font-weight: 600; font-size: 16px }
.tag { margin-left: 8px; padding: 2px 8px; border-radius: 99px; background: #26373b; font-size: 12px; font-weight: 500 }
nav { display: flex; flex-wrap: wrap; gap: 4px }
nav a { color: #e9e2d6; text-decoration: none; padding: 6px 12px; border-radius: 8px }
nav a:hover { background: #26373b; color: #fff }
nav a[aria-current] { background: #a24e28; color: #fff }
main { max-width: 1080px; margin: 0 auto; padding: 28px clamp(16px, 4vw, 40px) 64px }
h1 { margin: 0 0 20px; font-size: 26px; letter-spacing: -.015em; overflow-wrap: anywhere }
h2 { margin: 32px 0 12px; font-size: 18px }
.notice { padding: 12px 16px; border-radius: 10px; background: #eef3ec; border: 1px solid #c6d8c0 }
.card { background: #fff; border: 1px solid #e4ddd1; border-radius: 14px; padding: 20px; margin: 0 0 20px }
.card > :first-child { margin-top: 0 }
.card > :last-child { margin-bottom: 0 }
.scroll { overflow-x: auto; background: #fff; border: 1px solid #e4ddd1; border-radius: 14px }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 11px 16px; text-align: left; vertical-align: middle; border-bottom: 1px solid #efe9df; white-space: nowrap }
td.wide { white-space: normal; min-width: 16ch; overflow-wrap: anywhere }
tr:last-child td { border-bottom: 0 }
th { font-size: 13px; font-weight: 600; color: #4c595c; background: #fdfcfa }
td.amount, th.amount { text-align: right }
code { font: 13px ui-monospace, 'SF Mono', Menlo, monospace }
pre { margin: 0; padding: 16px; overflow: auto; max-height: 480px; border-radius: 12px; background: #0d1b1e; color: #f1ece3 }
.badge { padding: 2px 10px; border-radius: 99px; font-size: 13px; font-weight: 600; background: #ece7dd; color: #3c4a4d }
.badge.good { background: #dfeadb; color: #24501d }
.badge.bad { background: #f6dfd6; color: #7c2d12 }
dl { display: grid; grid-template-columns: minmax(120px, 200px) 1fr; gap: 8px 20px; margin: 0 }
dt { color: #4c595c }
dd { margin: 0; overflow-wrap: anywhere }
.actions { display: flex; flex-wrap: wrap; gap: 16px 28px; align-items: end }
form { display: flex; flex-wrap: wrap; gap: 10px; align-items: end }
label { display: grid; gap: 4px; font-size: 13px; font-weight: 600; color: #3c4a4d }
input { min-height: 40px; width: 140px; padding: 0 12px; border: 1px solid #8f877a; border-radius: 9px; font: inherit; font-weight: 400; font-size: 15px; background: #fff }
button {
  min-height: 40px; padding: 0 16px; border-radius: 9px; border: 1px solid #a24e28; background: #a24e28; color: #fff;
  font: inherit; font-weight: 600; cursor: pointer;
}
button:hover { background: #8a4020 }
button.quiet { background: #fff; color: #0d1b1e; border-color: #b9b0a2 }
button.quiet:hover { background: #f3eee5 }
.empty { padding: 40px 20px; text-align: center; color: #4c595c }
.more { margin: 16px 0 0 }
@media (max-width: 560px) { dl { grid-template-columns: 1fr; gap: 2px } dd { margin-bottom: 10px } }
`
