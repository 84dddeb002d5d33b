import { baseStyle } from './base-style.ts'

/** A narrow card: one question, or one form. */
export const cardPageStyle = `${baseStyle}
  :root {
    --control: light-dark(oklch(0.63 0.008 90), oklch(0.545 0.008 85));
    --accent: light-dark(oklch(0.5366 0.2576 271.62), oklch(0.56 0.222 275));
    --accent-hover: light-dark(oklch(0.462 0.246 272), oklch(0.58 0.212 275.5));
    --rejected: light-dark(oklch(0.49 0.185 25), oklch(0.79 0.12 24));
    --rejected-wash: light-dark(oklch(0.958 0.024 20), oklch(0.285 0.062 22));
  }
  main { background: var(--raised); border: 1px solid var(--line); border-radius: 16px; margin: 0 auto; max-width: 480px; padding: 32px; }
  .badge { background: var(--pending-wash); border-radius: 6px; color: var(--pending); font-size: 14px; font-weight: 600; margin: 0 0 24px; padding: 8px 12px; }
  .product { color: var(--soft); font-size: 14px; font-weight: 600; margin: 0; }
  h1 { font-size: 32px; letter-spacing: -0.02em; line-height: 1.15; margin: 4px 0 8px; font-variant-numeric: tabular-nums; }
  h2 { font-size: 16px; margin: 32px 0 4px; }
  .what { color: var(--soft); margin: 0 0 24px; overflow-wrap: anywhere; }
  .note { border-top: 1px solid var(--line); color: var(--soft); font-size: 14px; margin: 24px 0 0; padding-top: 16px; }
  .fields { display: grid; gap: 16px; grid-template-columns: 1fr 1fr; }
  .field.number { grid-column: 1 / -1; }
  label { display: block; font-size: 14px; font-weight: 600; margin-bottom: 4px; }
  input:not([type=hidden]) { background: transparent; border: 1px solid var(--control); border-radius: 6px; color: inherit; font: inherit; font-variant-numeric: tabular-nums; min-height: 44px; padding: 0 12px; width: 100%; }
  input[aria-invalid] { border-color: var(--rejected); }
  button, a.main { align-items: center; border: 1px solid transparent; border-radius: 6px; cursor: pointer; display: flex; font: inherit; font-weight: 600; justify-content: center; margin-top: 16px; min-height: 44px; padding: 8px 16px; text-decoration: none; width: 100%; }
  .main { background: var(--accent); color: oklch(1 0 0); }
  .main:hover { background: var(--accent-hover); }
  .quiet { background: transparent; border-color: var(--line); color: var(--ink); }
  .quiet:hover { border-color: var(--control); }
  .wrong { color: var(--rejected); font-size: 14px; margin: 4px 0 0; }
  .refused { background: var(--rejected-wash); border-radius: 6px; color: var(--rejected); margin: 0 0 16px; padding: 8px 12px; }
  h2 + p { color: var(--soft); font-size: 14px; margin: 0 0 8px; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { border-top: 1px solid var(--line); }
  button.row { background: transparent; color: var(--soft); flex-wrap: wrap; font-size: 13px; font-weight: 400; gap: 4px 12px; justify-content: space-between; margin: 0; padding: 8px; text-align: left; }
  button.row:hover { background: var(--sunken); color: var(--ink); }
  code { color: var(--ink); font-family: ui-monospace, monospace; }
  @media (max-width: 480px) { body { padding: 0; } main { border-radius: 0; border-width: 0; min-height: 100vh; padding: 24px 16px; } h1 { font-size: 24px; } }
`
