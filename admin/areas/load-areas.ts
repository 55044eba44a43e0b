/** Brings the pages of an organisation. */
export const loadOrganisationArea = () => import('./OrganisationArea.tsx');
