/** The tasks of the guide, in order (GUI-05). */
export const guideTaskNames = ['setupBrand', 'buildCreative', 'generateAdTexts', 'launch'] as const
export type GuideTaskName = (typeof guideTaskNames)[number]
