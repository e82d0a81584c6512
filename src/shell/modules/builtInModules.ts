/** Specification, section 4: the list of available modules starts with these. */
export const CORE_MODULE = 'core';
export const SETTLEMENT_MODULE = 'settlement-personal-account';
