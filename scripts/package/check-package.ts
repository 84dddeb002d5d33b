import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { chromiumFlags } from '../chromium.ts'
import type { LaneResult } from '../test-failures.ts'
import { packDesignSystem, runTool } from './pack-design-system.ts'
import { root } from '../root.ts'

/** The picture of the example is saved here if set, for the package's README. */
const pictureFile = 'PACKAGE_PICTURE'

/**
 * Packs the design system and tests the tarball: by publint and attw, and in a project outside of the repository that
 * installs it, has themes of its own, and is looked at in a browser.
 */
export async function checkPackage(executablePath: string | undefined): Promise<LaneResult> {
  const failures: string[] = []
  let passed = 0
  const step = async (name: string, work: () => unknown): Promise<void> => {
    const started = performance.now()
    const fault = await Promise.resolve()
      .then(work)
      .then(
        () => undefined,
        (error: unknown) => String(error),
      )
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${fault ? 'FAILED' : 'passed'}  ${seconds.padStart(5)} s  ${name}`)
    if (fault) failures.push(`package > ${name}\n${fault.slice(-3000)}`)
    else passed += 1
  }
  let tarball = ''
  const project = mkdtempSync(join(tmpdir(), 'aloft-outside-'))
  await step('is packed', async () => {
    tarball = await packDesignSystem()
  })
  if (tarball) {
    const folder = join(tarball, '..')
    const lint = async () => {
      await step('publint', () => runTool('pnpm', ['exec', 'publint', folder, '--strict'], root))
      await step('attw', () => runTool('pnpm', ['exec', 'attw', tarball, ...attwOptions], root))
    }
    const use = async () => {
      await step('is installed elsewhere', () => install(project, tarball))
      await step('types elsewhere', () => runTool('pnpm', ['exec', 'tsc'], project))
      await step('is built elsewhere', () =>
        runTool('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], project),
      )
      await step('is shown elsewhere', () => openInBrowser(project, executablePath))
    }
    // Side by side, as there are two cores.
    await Promise.all([lint(), use()])
  }
  rmSync(project, { recursive: true, force: true })
  return { passed, failed: failures.length, skipped: 0, failures }
}

/** Browsers and bundlers know modules alone; a style sheet has no types. */
const attwOptions = ['--profile', 'esm-only', '--exclude-entrypoints', './styles.css', '--format', 'ascii']

async function install(project: string, tarball: string): Promise<void> {
  cpSync(join(root, 'scripts/package/example'), project, { recursive: true })
  cpSync(tarball, join(project, basename(tarball)))
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies: {
      '@aloft/design-system': `file:./${basename(tarball)}`,
      ...versionsHere('react', 'react-dom'),
    },
    devDependencies: versionsHere('@types/react', '@types/react-dom', 'typescript', 'vite'),
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest, null, 2))
  await runTool('pnpm', ['install', '--prefer-offline', '--ignore-workspace', '--ignore-scripts'], project)
}

function versionsHere(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const file = join(root, 'node_modules', name, 'package.json')
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version]
    }),
  )
}

async function openInBrowser(project: string, executablePath: string | undefined): Promise<void> {
  const options = { configFile: false as const, root: project, logLevel: 'warn' as const }
  const server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } })
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 760 } })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('requestfailed', (request) => faults.push(`${request.url()} failed`))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await testPage(page)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  } finally {
    await browser.close()
    await server.close()
  }
}

async function testPage(page: Page): Promise<void> {
  const previews = page.getByRole('article')
  await previews.first().waitFor()
  const picture = process.env[pictureFile]
  if (picture) await page.screenshot({ path: picture })
  equal('previews', await previews.count(), 2)
  const skins = await previews.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
  equal('preview in the light', skins[0], 'rgb(255, 255, 255)')
  equal('preview in the dark is another color', skins[0] === skins[1], false)
  const brand = await styleOf(page, '[data-testid=brand]')
  equal('brand color of its own', brand.background, 'rgb(15, 118, 110)')
  equal('font of the brand', brand.font.startsWith('"Bricolage Grotesque Variable"'), true)
  const fonts = await page.evaluate(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length,
  )
  equal('fonts of the package are loaded', fonts > 0, true)

  const button = page.getByRole('button', { name: 'Delete lantern' })
  const pressed = await styleOf(page, 'button:has-text("Delete lantern")')
  equal('color of its own', pressed.background, 'rgb(15, 118, 110)')
  equal('corners of its own', pressed.radius, '16px')
  await button.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  equal('title of the modal', await dialog.getByRole('heading').count(), 1)
  equal(
    'corners of its own in the modal',
    await dialog
      .getByRole('button')
      .first()
      .evaluate((each) => getComputedStyle(each).borderRadius),
    '16px',
  )
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  equal('focus returns', await button.evaluate((each) => each === document.activeElement), true)
}

async function styleOf(
  page: Page,
  selector: string,
): Promise<{ background: string; font: string; radius: string }> {
  return page.locator(selector).evaluate((element) => {
    const { backgroundColor, fontFamily, borderRadius } = getComputedStyle(element)
    return { background: backgroundColor, font: fontFamily, radius: borderRadius }
  })
}

function equal(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${String(found)} instead of ${String(expected)}`)
}
