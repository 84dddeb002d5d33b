/** How someone would feel if the product no longer existed: the survey's required question. */
export const disappointments = ['very', 'somewhat', 'not'] as const
export type Disappointment = (typeof disappointments)[number]

/** Characters of an answer in the person's own words. */
export const maxSurveyAnswerLength = 2000
