/** The style sheet of the review. */
export const reviewStyle = `
:root { color-scheme: light dark; --ground: light-dark(#f7f6f3, #16171b); --card: light-dark(#fff, #1f2127); --ink: light-dark(#1c1d22, #eeeef2);
  --soft: light-dark(#5b5d68, #a9acb8); --line: light-dark(#dddbd4, #383b45); --press: light-dark(#3d3bc4, #a5a4ff);
  --good: light-dark(#17663a, #7fd6a2); --bad: light-dark(#a12626, #ff9d97) }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.45 system-ui, sans-serif }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; padding: 12px 24px;
  background: var(--card); border-bottom: 1px solid var(--line) }
h1, h2, h3, p, ul { margin: 0 }
h1 { font-size: 20px }
h2 { font-size: 17px }
h3 { font-size: 15px }
code, .keys { color: var(--soft); font-size: 13px; overflow-wrap: anywhere }
kbd { padding: 0 4px; border: 1px solid var(--line); border-radius: 3px; font-size: 12px }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin-left: auto }
input, select, button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--soft); border-radius: 6px; padding: 4px 10px }
input { width: 240px }
button { cursor: pointer; color: var(--press); border-color: var(--press) }
button[aria-pressed=true], button[data-finish] { background: var(--press); color: var(--card) }
:focus-visible { outline: 3px solid var(--press); outline-offset: 2px }
main { display: grid; gap: 24px; padding: 24px }
section { display: grid; gap: 12px; min-width: 0 }
.head { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline }
.head :is(button, [data-verdict]) { flex: none }
section > .head > button, [data-verdict] { margin-left: auto }
article { padding: 12px 16px 16px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; scroll-margin-top: 120px; min-width: 0 }
article[data-state=accepted] [data-verdict] { color: var(--good) }
article[data-state=refused] [data-verdict] { color: var(--bad) }
.sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; margin-top: 8px }
figure { margin: 0; min-width: 0 }
figcaption { color: var(--soft); font-size: 13px; margin-bottom: 4px }
figure p { padding: 16px; border: 1px dashed var(--line); border-radius: 6px; color: var(--soft) }
img { display: block; max-width: 100%; border: 1px solid var(--line) }
.failed { padding: 12px 16px; background: var(--card); border: 1px solid var(--bad); border-radius: 10px }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
[hidden] { display: none }
@media (max-width: 800px) { .sides { grid-template-columns: 1fr } }
`
