import { baseStyle } from './base-style.ts'

/** A wide sheet with the brand's color as a band. */
export const reportPageStyle = `${baseStyle}
  :root {
    --brand: light-dark(oklch(0.21 0.01 80), oklch(0.95 0.005 95));
  }
  main { background: var(--raised); border: 1px solid var(--line); border-top: 6px solid var(--brand); border-radius: 16px; margin: 0 auto; max-width: 840px; padding: 32px; }
  .brand, .soft, .note { color: var(--soft); font-size: 14px; margin: 0; }
  .brand { font-weight: 600; }
  h1 { font-size: 32px; letter-spacing: -0.02em; line-height: 1.15; margin: 4px 0 16px; overflow-wrap: anywhere; }
  h2 { font-size: 18px; margin: 32px 0 12px; }
  .sentence { font-size: 22px; font-weight: 600; letter-spacing: -0.01em; line-height: 1.3; margin: 0 0 6px; text-wrap: balance; }
  .badge { background: var(--pending-wash); border-radius: 6px; color: var(--pending); display: inline-block; font-size: 14px; font-weight: 600; margin: 12px 0 0; padding: 4px 10px; }
  dl { border-block: 1px solid var(--line); display: grid; gap: 16px; grid-template-columns: repeat(3, minmax(0, 1fr)); margin: 24px 0 0; padding: 16px 0; }
  dt { color: var(--soft); font-size: 14px; }
  dd { font-size: 26px; font-variant-numeric: tabular-nums; font-weight: 650; letter-spacing: -0.02em; line-height: 1.2; margin: 0; }
  dd.since { color: var(--soft); font-size: 12px; font-weight: 500; letter-spacing: 0; }
  svg { display: block; height: auto; overflow: visible; width: 100%; }
  svg text { fill: var(--soft); font-size: 13px; }
  .grid { stroke: var(--line); }
  .area { fill: var(--ink); opacity: 0.055; }
  .now, .before { vector-effect: non-scaling-stroke; }
  .now { fill: none; stroke: var(--ink); stroke-linejoin: round; stroke-width: 2.25; }
  .before { fill: none; stroke: var(--soft); stroke-dasharray: 2 4; stroke-linecap: round; stroke-width: 1.75; }
  .scroll { border: 1px solid var(--line); border-radius: 10px; overflow-x: auto; }
  table { border-collapse: separate; border-spacing: 0; font-size: 14px; font-variant-numeric: tabular-nums; width: 100%; }
  th, td { border-bottom: 1px solid var(--line); padding: 10px 12px; text-align: end; white-space: nowrap; }
  tbody tr:last-child > * { border-bottom: 0; }
  th:first-child { background: var(--raised); inset-inline-start: 0; position: sticky; text-align: start; }
  thead th { border-bottom: 1px solid var(--line); color: var(--soft); font-weight: 500; }
  details { margin-top: 24px; }
  summary { cursor: pointer; font-weight: 600; margin-bottom: 12px; min-height: 32px; }
  .note { border-top: 1px solid var(--line); margin: 32px 0 0; padding-top: 16px; }
  @media (max-width: 480px) { body { padding: 0; } main { border-inline: 0; border-radius: 0; min-height: 100vh; padding: 24px 16px; } h1 { font-size: 26px; } dl { grid-template-columns: 1fr 1fr; } svg text { font-size: 26px; } }
  @page { margin: 16mm; }
  @media print { :root { color-scheme: light; } body { background: none; padding: 0; } main { border-inline: 0; border-bottom: 0; max-width: none; padding: 16px 0 0; border-radius: 0; } details { display: none; } }
`
