// Entry point that only needs Node and npm: installs the pinned Node and pnpm, then the dependencies, then
// runs the task. Stamps let it skip finished steps, so a second run is quick.
import { createHash } from 'node:crypto'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const toolchain = join(root, 'toolchain')
const modules = join(toolchain, 'node_modules')
const bin = join(toolchain, 'bin')
const [task, ...rest] = process.argv.slice(2)

if (!task) stop('Usage: node scripts/bootstrap.mjs <task> [arguments]')
installToolchain()
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
// npm settings of the calling `npm run` mean nothing to pnpm and make it warn.
for (const name of Object.keys(env)) if (/^npm_/i.test(name)) delete env[name]
installDependencies()
runTask()

/** Runs the task, which ends with this process and with npm, however these end. */
function runTask() {
  const child = spawn(join(bin, 'pnpm'), ['run', task, ...rest], {
    cwd: root,
    // The task watches this process, as pnpm outlives a parent that is killed.
    env: { ...env, ALOFT_BOOTSTRAP_PID: String(process.pid) },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const starters = startersOf(process.ppid)
  setInterval(() => {
    if (process.ppid !== starters[0] || !starters.every(isRunning)) child.kill('SIGTERM')
  }, 300).unref()
  child.on('exit', (status, signal) => exitLike({ status, signal }))
}

// npm runs scripts in a shell, which may remain in between and doesn't end when npm is killed.
function startersOf(parent) {
  if (!process.env.npm_execpath || !existsSync(`/proc/${parent}/cmdline`)) return [parent]
  const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0')[1] === '-c'
  const [, , grandparent] = readFileSync(`/proc/${parent}/stat`, 'utf8').replace(/^.*\)/, '').split(' ')
  return isShell ? [parent, Number(grandparent)] : [parent]
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function installToolchain() {
  const stamp = join(toolchain, '.stamp')
  const wanted = hashOf('toolchain/package-lock.json', process.platform, process.arch)
  if (isFresh(stamp, wanted)) return
  rmSync(stamp, { force: true })
  runQuietly('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], toolchain)
  const pinnedNode = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
  const pinnedPnpm = join(modules, '@pnpm', `exe.${process.platform}-${process.arch}`, 'pnpm')
  if (!existsSync(pinnedPnpm)) installPnpmElsewhere()
  mkdirSync(bin, { recursive: true })
  link(existsSync(pinnedNode) ? pinnedNode : systemNode(), 'node')
  link(existsSync(pinnedPnpm) ? pinnedPnpm : join(modules, '.bin', 'pnpm'), 'pnpm')
  writeFileSync(stamp, wanted)
}

function installDependencies() {
  const stamp = join(root, 'node_modules', '.aloft-stamp')
  const wanted = hashOf('pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json')
  if (isFresh(stamp, wanted)) return
  const done = spawnSync(join(bin, 'pnpm'), ['install', '--frozen-lockfile'], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  if (done.status !== 0) exitLike(done)
  writeFileSync(stamp, wanted)
}

// Platforms without a pinned binary (macOS, Windows) use pnpm from the registry and the installed Node.
function installPnpmElsewhere() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(toolchain, 'package.json'), 'utf8'))
  const version = optionalDependencies['@pnpm/exe.linux-x64']
  runQuietly('npm', ['install', '--no-save', '--no-audit', '--no-fund', `pnpm@${version}`], toolchain)
}

function systemNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  return stop(
    `Aloft needs Node 22.22 or newer on ${process.platform} ${process.arch}; this is ${process.version}.`,
  )
}

function runQuietly(command, args, cwd) {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' })
  if (done.status !== 0) stop(`${command} ${args.join(' ')} failed:\n${done.stdout}${done.stderr}`)
}

function link(target, name) {
  const path = join(bin, name)
  rmSync(path, { force: true })
  symlinkSync(target, path)
}

function hashOf(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(existsSync(join(root, part)) ? readFileSync(join(root, part)) : part)
  return hash.digest('hex')
}

function isFresh(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

function exitLike({ status, signal }) {
  process.exit(signal ? 128 + constants.signals[signal] : (status ?? 1))
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
