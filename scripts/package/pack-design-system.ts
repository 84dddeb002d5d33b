import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../root.ts'

// `npm run pack:design-system` writes the design system as a package that other projects can install: JavaScript with
// the parts of other packages it needs, one style sheet, fonts, types, and an export for each component.

const home = join(root, 'packages/design-system')
const staging = join(root, '.cache/design-system')
/** Packages whose modules the design system contains. */
const inside = ['creative', 'design-system', 'domain', 'messages']
const peers = ['react', 'react-dom']

interface SourceManifest {
  readonly name: string
  readonly version: string
  readonly description: string
}

/** A path that can be imported, and its module below the package's folder, without the ending. */
type Entry = readonly [subpath: string, module: string]

/** Builds and packs the design system, and returns the path of the tarball. */
export async function packDesignSystem(): Promise<string> {
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  const entries = findEntries()
  await buildModules(entries)
  await copyTypes(entries)
  for (const name of ['README.md', 'readme.webp']) cpSync(join(home, name), join(staging, name))
  const source = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as SourceManifest
  writeFileSync(join(staging, 'package.json'), `${JSON.stringify(manifest(source, entries), null, 2)}\n`)
  const packed = await runTool('npm', ['pack', '--ignore-scripts', '--silent'], staging)
  return join(staging, packed.trim())
}

/** Each module of the design system that isn't a story, a test or an example, and the catalogue of its texts. */
function findEntries(): Entry[] {
  const modules = globSync('src/{theme,primitives,patterns,previews,modals}/**/*.{ts,tsx}', { cwd: home })
    .filter((path) => !/\.(?:stories|test|fixtures|corpus|css)\.tsx?$|\/fonts\.ts$/.test(path))
    .map((path) => path.replace(/\.tsx?$/, ''))
    .toSorted()
  const own = modules.map((path): Entry => [path.replace('src/', './'), `design-system/${path}`])
  const styles: Entry[] = ['theme', 'brand-theme'].map((name) => [
    `./theme/${name}.css`,
    `design-system/src/theme/${name}.css`,
  ])
  return [...own, ...styles, ['./texts', 'messages/src/i18n']]
}

/** One file for each module, so that a project only loads what it imports; the styles are in one file. */
async function buildModules(entries: readonly Entry[]): Promise<void> {
  const packages = join(root, 'packages')
  const file = (module: string) =>
    ['.ts', '.tsx'].map((ending) => join(packages, module + ending)).find((path) => existsSync(path)) ??
    module
  // What only has styles: they are in the style sheet, and nothing imports it.
  const styles = ['theme/global.css', 'theme/fonts', 'previews/fonts'].map(
    (name) => `design-system/src/${name}`,
  )
  const input = [...entries.map(([, module]) => module), ...styles].map(file)
  await build({
    root: home,
    base: './',
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [vanillaExtractPlugin(), react({ compiler: true })],
    build: {
      outDir: join(staging, 'dist'),
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input,
        preserveEntrySignatures: 'strict',
        external: (id) => /^[a-z@]/i.test(id) && !id.startsWith('@aloft/') && !id.endsWith('.css'),
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: packages,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  })
}

/** The declarations that the compiler has written, next to their modules, with paths that any project can follow. */
async function copyTypes(entries: readonly Entry[]): Promise<void> {
  await runTool('pnpm', ['exec', 'tsc', '-b', 'packages/design-system'], root)
  const types = join(root, '.cache/types/packages')
  const dist = join(staging, 'dist')
  const open = entries.map(([, module]) => `${module}.d.ts`)
  const known = new Set<string>()
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (known.has(path) || !existsSync(join(types, path))) continue
    known.add(path)
    const from = dirname(path)
    const text = readFileSync(join(types, path), 'utf8').replace(
      /(\bfrom\s*|\bimport\(|\bimport\s*)(['"])((?:\.|@aloft\/)[^'"]+)\2/g,
      (_, before: string, quote: string, specifier: string) => {
        const target = specifier.startsWith('.')
          ? join(from, specifier.replace(/\.tsx?$/, ''))
          : specifier.replace(/^@aloft\/([\w-]+)\//, '$1/src/')
        open.push(`${target}.d.ts`)
        const path = relative(from, target)
        return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}.js${quote}`
      },
    )
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
}

function manifest({ name, version, description }: SourceManifest, entries: readonly Entry[]): object {
  const style = basename(globSync('dist/assets/*.css', { cwd: staging })[0] ?? '')
  const exported = entries.map(([subpath, module]) => [
    subpath,
    { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` },
  ])
  return {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['**/*.css'],
    files: ['dist', 'readme.webp'],
    exports: {
      ...Object.fromEntries(exported),
      './styles.css': `./dist/assets/${style}`,
      './package.json': './package.json',
    },
    dependencies: versionsOf([...usedPackages()].filter((used) => !peers.includes(used))),
    peerDependencies: Object.fromEntries(
      Object.entries(versionsOf(peers)).map(([peer, exact]) => [peer, `^${exact}`]),
    ),
  }
}

/** What the built modules and their types import from elsewhere. */
function usedPackages(): Set<string> {
  const imports = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]((?:@[\w-]+\/)?[\w-]+)(?:\/[^'"]*)?['"]/g
  const files = globSync('dist/**/*.{js,d.ts}', { cwd: staging })
  const found = files.flatMap((path) => [...readFileSync(join(staging, path), 'utf8').matchAll(imports)])
  return new Set(found.map(([, name = '']) => name).toSorted())
}

/** The versions that the house has installed. */
function versionsOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const path = inside
        .map((each) => join(root, 'packages', each, 'node_modules', name, 'package.json'))
        .find((each) => existsSync(each))
      if (!path)
        throw new Error(`The design system's package imports ${name}, which none of its sources declares.`)
      return [name, (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version]
    }),
  )
}

/** Runs a tool and returns what it printed; throws with its output if it fails. */
export async function runTool(command: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await promisify(execFile)(command, args, { cwd, maxBuffer: 2 ** 25 })).stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}

if (import.meta.main) console.log(await packDesignSystem())
