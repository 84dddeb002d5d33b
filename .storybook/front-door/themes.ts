import { formatHex, modeOklch, modeRgb, useMode as withMode } from 'culori/fn'
import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming/create'
import { dark } from '../../packages/design-system/src/theme/dark.ts'
import { light } from '../../packages/design-system/src/theme/light.ts'
import { shape } from '../../packages/design-system/src/theme/shape.ts'
import type { Scheme } from './scheme.ts'

withMode(modeRgb)
withMode(modeOklch)

const mark =
  '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M12 2 22 21.5h-6.8L12 14.8z" fill="currentColor"/><path d="M12 2 2 21.5h5.6L12 14.8z" fill="currentColor" opacity=".42"/></svg>'

/** Storybook's own parts in the tokens of a scheme. */
export function storybookTheme(scheme: Scheme): ThemeVars {
  const tokens = scheme === 'dark' ? dark : light
  // Storybook computes further shades, and reads no OKLCH.
  const hex = (name: keyof typeof tokens) => formatHex(tokens[name]) ?? ''
  return create({
    base: scheme,
    colorPrimary: hex('accent'),
    colorSecondary: hex('accent'),
    appBg: hex('sunken'),
    appContentBg: hex('surface'),
    appHoverBg: hex('pressed'),
    appPreviewBg: hex('surface'),
    appBorderColor: hex('line'),
    appBorderRadius: 10,
    fontBase: shape.text,
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, monospace',
    textColor: hex('ink'),
    textInverseColor: hex('surface'),
    textMutedColor: hex('inkFaint'),
    barTextColor: hex('inkSoft'),
    barHoverColor: hex('accentText'),
    barSelectedColor: hex('accentText'),
    barBg: hex('surface'),
    buttonBg: hex('raised'),
    buttonBorder: hex('lineStrong'),
    booleanBg: hex('pressed'),
    booleanSelectedBg: hex('raised'),
    inputBg: hex('raised'),
    inputBorder: hex('lineControl'),
    inputTextColor: hex('ink'),
    inputBorderRadius: 6,
    // Without an image, the title is drawn as HTML.
    brandTitle: `<span class="aloft-brand" style="color:${hex('ink')}">${mark}Aloft</span>`,
    brandUrl: './?path=/story/start-welcome--welcome',
    brandTarget: '_self',
  })
}
