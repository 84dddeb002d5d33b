/**
 * Makes the compiler name the calls that a table lacks: `Missing` is never once each has its row. `Rule` says where the
 * rows are; the compiler quotes it beside the names, instead of the types of both tables.
 */
export type NoneMissing<Missing extends Rule, Rule extends string> = Missing
