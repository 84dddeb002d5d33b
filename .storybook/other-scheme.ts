import axe from 'axe-core'

/** Number of parts named in the message; further ones are mostly the same. */
const maxNamed = 5

/**
 * Measures contrast in the other scheme than the story's; axe's other rules have the same result in both.
 * Throws with the parts that are hard to read.
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
