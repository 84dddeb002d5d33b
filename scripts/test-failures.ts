/** A file in the JSON report of vitest; `message` is what kept it from being run. */
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

/** Each failed test with the beginning of its message. */
export function failuresOfVitest(files: readonly VitestFile[]): string[] {
  return files.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [told(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(`${name} > ${fullName}`, failureMessages.join('\n'))),
  ])
}

/** Each journey that failed at least once with the beginning of its message; `~` where it passed at a second try. */
export function failuresOfPlaywright(suite: PlaywrightSuite): string[] {
  return [
    ...(suite.suites ?? []).flatMap(failuresOfPlaywright),
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) =>
          told(
            `${file}:${line} > ${title}`,
            results.map(({ error }) => error?.message ?? '').join('\n'),
            status === 'flaky' ? '~' : '✗',
          ),
        ),
    ),
  ]
}

const told = (name: string, message: string, mark = '✗') =>
  `${mark} ${name}\n${message
    .trim()
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n')}`
