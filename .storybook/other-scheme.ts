import axe from 'axe-core'

/** So many parts are named; the others are mostly the same. */
const maxNamed = 5

/**
 * Measures contrast in the scheme that the story is not in; every other rule of axe says the same in both. Throws with
 * the parts that are hard to read.
 */
export async function checkContrastInOtherScheme(): Promise<void> {
  const { dataset } = document.documentElement
  const { scheme } = dataset
  const other = scheme === 'dark' ? 'light' : 'dark'
  dataset['scheme'] = other
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: ['color-contrast'] },
    resultTypes: ['violations'],
  })
  if (scheme) dataset['scheme'] = scheme
  else delete dataset['scheme']
  const hard = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 160)}\n  ${any[0]?.message ?? ''}`),
  )
  if (hard.length > 0)
    throw new Error(`Hard to read in the ${other} scheme:\n${hard.slice(0, maxNamed).join('\n')}`)
}
