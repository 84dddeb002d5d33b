import type { Change } from './changes.ts'
import { reviewScript } from './review-script.ts'
import { reviewStyle } from './review-style.ts'

/** A component and its pictures that changed. */
export interface ReviewedComponent {
  readonly title: string
  /** Its file of stories, if there still is one. */
  readonly file: string | null
  readonly changes: readonly Change[]
}

export interface PageContent {
  /** The base commit as people read it. */
  readonly base: string
  readonly components: readonly ReviewedComponent[]
  /** Stories that failed, so that their pictures are missing. */
  readonly failed: readonly string[]
}

/** The page of a review: before, after and difference of each picture, by component, with what decides about it. */
export function reviewPage({ base, components, failed }: PageContent): string {
  const count = components.reduce((sum, { changes }) => sum + changes.length, 0)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changed pictures</title>
<style>${reviewStyle}</style>
<header>
  <h1>Changed pictures</h1>
  <p>${counted(count, 'picture')} of ${counted(components.length, 'component')} differ from ${escaped(base)}.</p>
  <form role="search">
    <label>Filter <input type="search" name="words" placeholder="component, story or file"></label>
    <label>Show
      <select name="verdict">
        <option value="">all</option>
        <option value="undecided">undecided</option>
        <option value="accepted">accepted</option>
        <option value="refused">refused</option>
      </select>
    </label>
    <button type="button" data-finish>Finish review</button>
  </form>
  <p role="status" data-sum></p>
  <p class="keys">Keys: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>A</kbd> accept, <kbd>R</kbd> refuse.</p>
</header>
<main>
  ${failed.length > 0 ? failures(failed) : ''}
  ${components.map(section).join('\n')}
</main>
<script type="module">${reviewScript}</script>
</html>
`
}

function failures(failed: readonly string[]): string {
  const items = failed.map((story) => `<li>${escaped(story)}</li>`).join('')
  return `<section class="failed">
  <h2>${counted(failed.length, 'story', 'stories')} failed and can’t be compared</h2>
  <ul>${items}</ul>
</section>`
}

function section({ title, file, changes }: ReviewedComponent): string {
  return `<section data-component>
  <div class="head">
    <h2>${escaped(title)}</h2>
    <code>${escaped(file ?? 'no longer there')}</code>
    <button type="button" data-accept-all>Accept all<span class="hidden"> of ${escaped(title)}</span></button>
  </div>
  ${changes.map((change) => article(title, change)).join('\n')}
</section>`
}

function article(title: string, { name, before, after, shot }: Change): string {
  const label = [shot?.story ?? name, ...variantOf(name)].join(' · ')
  const described = `${title}, ${label}`
  const image = (side: string) =>
    `<a href="/${side}/${name}.png" target="_blank"><img loading="lazy" src="/${side}/${name}.png" alt="${escaped(`${side}: ${described}`)}"></a>`
  const none = (text: string) => `<p>${text}</p>`
  return `<article data-name="${escaped(name)}" tabindex="-1" aria-label="${escaped(described)}">
  <div class="head">
    <h3>${escaped(label)}</h3>
    <code>${escaped(name)}</code>
    <span data-verdict></span>
    <button type="button" data-decide="accepted" aria-pressed="false">Accept<span class="hidden"> ${escaped(described)}</span></button>
    <button type="button" data-decide="refused" aria-pressed="false">Refuse<span class="hidden"> ${escaped(described)}</span></button>
  </div>
  <div class="sides">
    ${figure('Before', before ? image('before') : none('This picture is new.'))}
    ${figure('After', after ? image('after') : none('No story takes this picture any more.'))}
    ${figure(
      'Difference',
      differenceOrWhyNot(before, after, () => image('difference'), none),
    )}
  </div>
</article>`
}

function differenceOrWhyNot(
  before: string | null,
  after: string | null,
  image: () => string,
  none: (text: string) => string,
): string {
  if (before && before === after) return none('Nothing differs. Only the reference is out of date.')
  return before && after ? image() : none('There is nothing to compare.')
}

function figure(caption: string, content: string): string {
  return `<figure><figcaption>${caption}</figcaption>${content}</figure>`
}

/** What a picture's name adds to that of its story. */
function variantOf(name: string): string[] {
  const suffix = /--(dark|\d+)$/.exec(name)?.[1]
  if (!suffix) return []
  return [suffix === 'dark' ? suffix : `${suffix} px`]
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
