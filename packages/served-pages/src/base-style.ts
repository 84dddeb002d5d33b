// The product's colors and scale, light and dark, without its fonts, because these pages load nothing.
export const baseStyle = `
  :root {
    color-scheme: light dark;
    font: 16px/1.5 system-ui, sans-serif;
    --sunken: light-dark(oklch(0.958 0.005 95), oklch(0.158 0.004 85));
    --raised: light-dark(oklch(0.998 0.001 95), oklch(0.226 0.005 85));
    --ink: light-dark(oklch(0.21 0.01 80), oklch(0.95 0.005 95));
    --soft: light-dark(oklch(0.43 0.01 80), oklch(0.775 0.007 95));
    --line: light-dark(oklch(0.905 0.006 95), oklch(0.3 0.006 85));
    --pending: light-dark(oklch(0.48 0.09 80), oklch(0.855 0.12 88));
    --pending-wash: light-dark(oklch(0.962 0.04 92), oklch(0.282 0.04 85));
    --focus: light-dark(oklch(0.505 0.258 273.3), oklch(0.765 0.128 279));
  }
  * { box-sizing: border-box; }
  body { background: var(--sunken); color: var(--ink); margin: 0; padding: 48px 16px; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`
