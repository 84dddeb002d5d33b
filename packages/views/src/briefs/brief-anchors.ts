/** Part of the page of briefs that addresses lead to. */
export const designBriefId = 'design-brief'
