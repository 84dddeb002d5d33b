/** What the page of the review runs. The server knows each verdict, so that a reload shows the same. */
export const reviewScript = `
const articles = [...document.querySelectorAll('article')]
const sections = [...document.querySelectorAll('[data-component]')]
const form = document.querySelector('form')
const sum = document.querySelector('[data-sum]')

async function decide(chosen, verdict) {
  const names = chosen.map(({ dataset }) => dataset.name)
  const headers = { 'content-type': 'application/json' }
  show(await (await fetch('/verdicts', { method: 'POST', headers, body: JSON.stringify({ names, verdict }) })).json())
}

function show(verdicts) {
  const counts = { undecided: 0, accepted: 0, refused: 0 }
  for (const article of articles) {
    const verdict = verdicts[article.dataset.name]
    counts[verdict] += 1
    article.dataset.state = verdict
    article.querySelector('[data-verdict]').textContent = verdict
    for (const button of article.querySelectorAll('[data-decide]')) {
      button.ariaPressed = String(button.dataset.decide === verdict)
    }
  }
  sum.textContent = Object.entries(counts).map(([verdict, count]) => count + ' ' + verdict).join(', ')
}

function filter() {
  const { words, verdict } = Object.fromEntries(new FormData(form))
  for (const section of sections) {
    const component = section.querySelector('.head').textContent
    for (const article of section.querySelectorAll('article')) {
      const text = (component + article.querySelector('.head').textContent).toLowerCase()
      const isWanted = words.toLowerCase().split(/\\s+/).every((word) => text.includes(word))
      article.hidden = !isWanted || (verdict !== '' && article.dataset.state !== verdict)
    }
    section.hidden = !section.querySelector('article:not([hidden])')
  }
}

function step(by) {
  const visible = articles.filter((article) => article.checkVisibility())
  const here = visible.indexOf(document.activeElement.closest('article'))
  const next = visible[here < 0 ? 0 : Math.min(Math.max(here + by, 0), visible.length - 1)]
  next?.focus()
}

form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('button')
  if (!button) return
  const { decide: verdict, acceptAll, finish } = button.dataset
  if (verdict) await decide([button.closest('article')], verdict)
  if (acceptAll !== undefined) {
    await decide([...button.closest('section').querySelectorAll('article:not([hidden])')], 'accepted')
  }
  if (finish === undefined) return
  await fetch('/finish', { method: 'POST' })
  document.body.innerHTML = '<main><h1>The review is finished</h1><p>You can close this page.</p></main>'
})

document.addEventListener('keydown', async ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || target.matches('input, select')) return
  const article = target.closest('article')
  if (key === 'j') step(1)
  else if (key === 'k') step(-1)
  else if (article && (key === 'a' || key === 'r')) {
    await decide([article], key === 'a' ? 'accepted' : 'refused')
    step(1)
  }
})

show(await (await fetch('/verdicts')).json())
`
