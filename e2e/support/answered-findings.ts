import type { Finding } from './more-engines.ts'

/** A finding that stays, and why that is no fault. */
export interface Answer {
  readonly engine: Finding['engine']
  readonly rule: string
  /** Part of the element's source; without it, the answer is for all elements. */
  readonly html?: string
  readonly reason: string
}

const username = 'HTML allows `username` on a field for an email, which is what password managers know.'
const labelled = 'A `label` names the button, as HTML allows.'
const closed = 'Field and label are in a disclosure that is closed, or on a page behind a dialog.'
const named = 'The label only makes the box larger to press; the box has a name of its own.'
const hidden = 'Its words are for screen readers alone, which this engine takes for none.'
const behind = 'The page behind a dialog is hidden from screen readers, and the dialog keeps the focus.'

/** What the engines take for a fault for certain. */
export const accepted: readonly Answer[] = [
  { engine: 'ace', rule: 'input_autocomplete_valid', html: 'autocomplete="username"', reason: username },
  { engine: 'htmlcs', rule: '1_3_5.H98', html: 'autocomplete="username"', reason: username },
  { engine: 'htmlcs', rule: '4_1_2.H91.Button.Name', html: 'role="checkbox"', reason: labelled },
  { engine: 'ace', rule: 'input_label_exists', reason: closed },
  { engine: 'ace', rule: 'label_content_exists', reason: named },
  { engine: 'ace', rule: 'aria_accessiblename_exists', html: '<th', reason: hidden },
  {
    engine: 'ace',
    rule: 'aria_complementary_label_visible',
    reason: 'The logo at the top of the bar is its name; a heading would only repeat it.',
  },
  {
    engine: 'ace',
    rule: 'table_headers_exists',
    html: 'aria-rowcount',
    reason: 'On a phone each row is a card, whose figures carry their own words.',
  },
  {
    engine: 'ace',
    rule: 'element_tabbable_role_valid',
    html: 'role="group"',
    reason: 'A wide table scrolls in a box of its own, and the arrow keys scroll what has the focus.',
  },
  {
    engine: 'htmlcs',
    rule: '3_2_2.H32.2',
    html: 'novalidate',
    reason: 'What is typed or chosen there is saved at once.',
  },
  { engine: 'ace', rule: 'aria_hidden_nontabbable', reason: behind },
  {
    engine: 'htmlcs',
    rule: '1_3_1.H71.NoLegend',
    html: 'aria-label',
    reason: 'The heading above is the name of the group, which says it again for screen readers alone.',
  },
  {
    engine: 'ace',
    rule: 'fieldset_legend_valid',
    html: 'aria-label',
    reason: 'The heading above is the name of the group, which says it again for screen readers alone.',
  },
  {
    engine: 'ace',
    rule: 'heading_content_exists',
    reason: 'The heading is for screen readers alone, or belongs to a page behind a dialog.',
  },
  {
    engine: 'htmlcs',
    rule: '1_3_1.H43.HeadersRequired',
    reason: 'Each cell has one header of its column and one of its row, and `scope` says which.',
  },
]

/** What the engines ask a person to judge, by rule, and what was found. */
export const answered: readonly Answer[] = [
  {
    engine: 'ace',
    rule: 'style_focus_visible',
    reason:
      'Each control has the ring of the theme when it has the focus, and an outline with forced colors.',
  },
  {
    engine: 'ace',
    rule: 'style_highcontrast_visible',
    reason: 'With forced colors text, borders, focus, pressed segments and rulers stay; grounds may go.',
  },
  {
    engine: 'ace',
    rule: 'style_color_misuse',
    reason: 'A status has a word and an icon beside its color.',
  },
  {
    engine: 'ace',
    rule: 'element_tabbable_unobscured',
    reason: 'A walk by Tab finds what lies over the focus, on the same pages.',
  },
  {
    engine: 'ace',
    rule: 'element_tabbable_visible',
    reason: 'The link to the content comes into sight with its focus.',
  },
  {
    engine: 'ace',
    rule: 'input_fields_grouped',
    reason: 'Fields that answer one question have a fieldset with its words; the others are not one group.',
  },
  {
    engine: 'ace',
    rule: 'text_block_heading',
    reason: 'Words of an ad in its preview are no headings of the page.',
  },
  {
    engine: 'ace',
    rule: 'img_alt_background',
    reason: 'The background is the colored ring that Instagram draws around a picture, and says nothing.',
  },
  {
    engine: 'ace',
    rule: 'list_structure_proper',
    reason: 'Terms and values in `dl` are in a `div` for each pair, as HTML allows.',
  },
  {
    engine: 'ace',
    rule: 'input_label_visible',
    reason: 'A field without visible words has an icon, a heading or a button beside it that says the same.',
  },
  {
    engine: 'ace',
    rule: 'select_options_grouped',
    reason: 'The options are of one kind, and few.',
  },
  {
    engine: 'ace',
    rule: 'target_spacing_sufficient',
    reason: 'The native checkbox that a form sends lies below the one that is pressed.',
  },
  {
    engine: 'ace',
    rule: 'text_sensory_misuse',
    reason: 'The words compare amounts or name parts of the page that come later, and no place alone.',
  },
  {
    engine: 'ace',
    rule: 'application_content_accessible',
    reason: 'The chart has its days by arrow keys, and the same numbers as a table.',
  },
  {
    engine: 'ace',
    rule: 'form_submit_button_exists',
    reason: 'Fields of an ad are saved as they are typed; Enter sends nothing.',
  },
  {
    engine: 'ace',
    rule: 'aria_keyboard_handler_exists',
    reason: 'The field around the combobox has the keys of its list.',
  },
  {
    engine: 'ace',
    rule: 'a_target_warning',
    reason: 'Sources of data open in a tab of their own, so that the ad stays open.',
  },
  {
    engine: 'htmlcs',
    rule: '1_4_3.G18.Abs',
    reason: 'Contrast of text over pictures is measured by axe and by the creative’s own rules.',
  },
  {
    engine: 'htmlcs',
    rule: '1_1_1.H67.2',
    reason: 'The picture stands beside its name, which says what it shows.',
  },
  {
    engine: 'htmlcs',
    rule: '1_4_10.C32,C31,C33,C38,SCR34,G206',
    reason: 'Bars at the edges are low, and no page scrolls sideways at 390 px.',
  },
  {
    engine: 'htmlcs',
    rule: '1_3_1.H48',
    reason: 'Few links in a menu, or links in a sentence, are no list.',
  },
  {
    engine: 'htmlcs',
    rule: '4_1_2.H91.Select.Value',
    reason: 'The first option, such as “All”, has an empty value.',
  },
  {
    engine: 'htmlcs',
    rule: '1_3_1.H85.2',
    reason: 'The options are of one kind, and few.',
  },
  {
    engine: 'htmlcs',
    rule: '1_3_1.H39.3.NoCaption',
    reason: 'The heading above the table names it.',
  },
  {
    engine: 'htmlcs',
    rule: '1_3_1.H43.ScopeAmbiguous',
    reason: 'Each cell has one header of its column and one of its row, and `scope` says which.',
  },
  {
    engine: 'htmlcs',
    rule: '1_3_1_A.G141',
    reason: 'A dialog begins with a heading of the second level; the first one is the page’s behind it.',
  },
]
