/** The guide's numbers (CON-08, GUI-20 to GUI-23). Times are in milliseconds, sizes in CSS pixels. */
export const guideLimits = {
  /** How long a step waits for its target. */
  targetWaitMs: 5000,
  /** The same for a step that's skipped without its target. */
  skipWaitMs: 300,
  /** Between the step's popup and its target. */
  popupGap: 8,
  popupWidth: 280,
  /** The popup is placed again after this time, when opening dialogs have settled. */
  placeAgainMs: 300,
  /** How often the guide checks that the target of a shown step is still there. */
  presenceCheckMs: 1500,
  /** The popup follows scrolling at most this often. */
  scrollThrottleMs: 10,
  /** After the guide has scrolled, it doesn't scroll again for this long. */
  scrollLockMs: 1000,
  /** Delay of a step that follows a closing modal. */
  closingModalMs: 7000,
  checklistWidth: 256,
} as const
