import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

// Two engines besides axe, each of which knows rules that the others lack.

/** Something that an engine says of a page. */
export interface Finding {
  readonly engine: 'ace' | 'htmlcs'
  readonly rule: string
  /** Whether it is wrong for certain; otherwise the engine asks a person to look. */
  readonly isCertain: boolean
  readonly message: string
  /** The beginning of the element's source. */
  readonly html: string
}

const { resolve } = createRequire(import.meta.url)
const ace = readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8')
const htmlcs = readFileSync(resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')

// As text, because both put names of their own into the page.
const askAce = `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
  .filter(({ value: [, found] }) => found !== 'PASS')
  .map(({ ruleId, value: [, found], message, snippet }) => ({
    engine: 'ace', rule: ruleId, isCertain: found === 'FAIL', message, html: (snippet ?? '').slice(0, 200),
  })))`

// It has no words for some of its rules, and fails when it words them.
const askHtmlcs = `new Promise((resolve) => {
  const words = HTMLCS.getTranslation
  HTMLCS.getTranslation = (key) => words.call(HTMLCS, key) ?? key
  HTMLCS.process('WCAG2AA', document, () => resolve(HTMLCS.getMessages()
    .filter(({ type }) => type !== HTMLCS.NOTICE)
    .map(({ type, code, msg, element }) => ({
      engine: 'htmlcs', rule: code.replace(/^.*Guideline\\d_\\d\\./, ''), isCertain: type === HTMLCS.ERROR,
      message: msg, html: (element.outerHTML ?? '').slice(0, 200),
    }))))
})`

/** What both engines say of the page as it is now. */
export async function askMoreEngines(page: Page): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [engine, script] of [
    [ace, askAce],
    [htmlcs, askHtmlcs],
  ] as const) {
    // Evaluated, as the content security policy lets the page load no foreign script.
    await page.evaluate(engine)
    found.push(...(await page.evaluate<Finding[]>(script)))
  }
  return found
}
