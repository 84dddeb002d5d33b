/** A file in the JSON report of vitest; `message` is the error that prevented it from running. */
export interface VitestFile {
  readonly name: string
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages: readonly string[]
  }[]
}

/** A file, or a block in it, in the JSON report of Playwright. */
export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** The result of a lane. */
export interface LaneResult {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures?: readonly string[]
}

/** If more files fail, the cause isn't chance. */
const triedAgainAtMost = 3

/** The files to retry, if any. */
export function filesToTryAgain(files: readonly VitestFile[]): readonly string[] {
  const failed = files.filter((file) => failuresOfVitest([file]).length > 0).map(({ name }) => name)
  return failed.length <= triedAgainAtMost ? failed : []
}

/**
 * The result of a lane whose failed files were retried: tests that passed then are still listed, marked `~`.
 */
export function afterSecondTry(first: LaneResult, second: LaneResult): LaneResult {
  const stillFailing = new Set(second.failures?.map(nameOf))
  const calm = (first.failures ?? []).filter((failure) => !stillFailing.has(nameOf(failure)))
  return {
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    skipped: first.skipped,
    failures: [...(second.failures ?? []), ...calm.map((failure) => failure.replace('✗', '~'))],
  }
}

const nameOf = (failure: string) => failure.split('\n')[0]

/** Each failed test with the start of its message. */
export function failuresOfVitest(files: readonly VitestFile[]): string[] {
  return files.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [formatFailure(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        formatFailure(`${name} > ${fullName}`, failureMessages.join('\n')),
      ),
  ])
}

/** Each journey that failed at least once with the start of its message; `~` if it passed on the retry. */
export function failuresOfPlaywright(suite: PlaywrightSuite): string[] {
  return [
    ...(suite.suites ?? []).flatMap(failuresOfPlaywright),
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) =>
          formatFailure(
            `${file}:${line} > ${title}`,
            results.map(({ error }) => error?.message ?? '').join('\n'),
            status === 'flaky' ? '~' : '✗',
          ),
        ),
    ),
  ]
}

const formatFailure = (name: string, message: string, mark = '✗') =>
  `${mark} ${name}\n${message
    .trim()
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n')}`
