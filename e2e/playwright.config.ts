import { defineConfig } from '@playwright/test'

// Set by `npm test journeys`, which finds or installs the browser.
const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  globalSetup: './support/prepare-data.ts',
  // Each worker starts its own server with its own data and clock (see support/aloft.ts).
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // `npm run proof` runs all of them (see docs/decisions.md).
  ...(process.env['PROOF'] !== '1' && { grepInvert: /@whole/ }),
  // Servers and browsers share two cores: a test that passes on a retry is reported at the end, a second
  // failure counts.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    // A press waits until what it presses has come to rest, and each frame until then is drawn by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        // Nothing outside is reached, whatever a page asks for.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
      ],
    },
  },
})
