export interface Stop {
  label: string
  /** Id of a story, or with `docs/` before it of a page. */
  id: string
}

export interface Tour {
  title: string
  text: string
  stops: readonly Stop[]
}

/** Ways into Storybook by what somebody came for. A test holds every id to a story that exists. */
export const tours: readonly Tour[] = [
  {
    title: 'See the product',
    text: 'From a website address to a live ad and what it brought, screen by screen.',
    stops: [
      { label: 'Sign up', id: 'screens-sign-up-and-log-in-sign-up--empty' },
      { label: 'Website address', id: 'screens-brand-and-briefs-website-address--start' },
      { label: 'Brand brief', id: 'screens-brand-and-briefs-brand-brief--done' },
      { label: 'Editor', id: 'screens-edit-an-ad-editor--ready' },
      { label: 'Launch', id: 'screens-launch-launch--ready' },
      { label: 'Overview', id: 'screens-follow-the-results-brand-root--ads' },
    ],
  },
  {
    title: 'Design',
    text: 'The tokens in both schemes, the ruler, brand themes, and each component with its states.',
    stops: [
      { label: 'Foundations', id: 'docs/foundations-overview--docs' },
      { label: 'Brand themes', id: 'foundations-brand-themes--brand-themes' },
      { label: 'Buttons', id: 'components-actions-button--variants' },
      { label: 'Preview lab', id: 'preview-lab-all-places--all-places' },
      { label: 'App frame', id: 'screens-everywhere-parts-app-frame--full' },
    ],
  },
  {
    title: 'Test',
    text: 'Every state of a screen: loading, failed, empty, full, and with longer words from the toolbar.',
    stops: [
      { label: 'Overview, failed', id: 'screens-follow-the-results-in-the-app-overview--failed' },
      { label: 'Overview, 300 ads', id: 'screens-follow-the-results-in-the-app-overview--hundreds' },
      { label: 'Editor in conflict', id: 'screens-edit-an-ad-editor--in-conflict' },
      { label: 'Right to left', id: 'screens-edit-an-ad-editor--right-to-left' },
      { label: 'Launch machine', id: 'machines-launch--playground' },
    ],
  },
  {
    title: 'Decide',
    text: 'What people pay, when they pay it, and what comes back. Each rule can be seen at work.',
    stops: [
      { label: 'Plans', id: 'screens-plan-and-billing-plan-choice--to-try' },
      { label: 'Billing', id: 'screens-plan-and-billing-billing--active' },
      { label: 'Euro funnel', id: 'screens-follow-the-results-parts-euro-funnel--from-paid-to-back' },
      { label: 'Report', id: 'screens-follow-the-results-performance--report' },
      { label: 'What each machine is for', id: 'machines-overview--overview' },
    ],
  },
  {
    title: 'Build',
    text: 'Where a component goes, what it may know, and how its pictures are compared.',
    stops: [
      { label: 'Find a component', id: 'docs/start-find-a-component--docs' },
      { label: 'How to add one', id: 'docs/start-how-to-add-a-component--docs' },
      { label: 'Layout primitives', id: 'foundations-layout-stack--column' },
      { label: 'A screen in the app', id: 'screens-launch-in-the-app-launch--full' },
      { label: 'Session machine', id: 'machines-session--playground' },
    ],
  },
  {
    title: 'Write',
    text: 'How Aloft talks, the words it refuses and what it says instead, and how it writes money.',
    stops: [
      { label: 'Our voice', id: 'docs/writing-voice--docs' },
      { label: 'Words', id: 'docs/writing-words--docs' },
      { label: 'Numbers and money', id: 'docs/writing-numbers--docs' },
      { label: 'An error', id: 'components-feedback-error-notice--titled' },
    ],
  },
]

/** The address of a stop in Storybook's own window. */
export function stopHref({ id }: Stop): string {
  return id.startsWith('docs/') ? `./?path=/${id}` : `./?path=/story/${id}`
}
