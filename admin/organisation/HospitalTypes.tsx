import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { OrganisationType } from '#generated/values.ts';
import { formCard } from '../pages/form-card.ts';

/** The hospital systems that an organisation can work with, and what choosing each does. */
export function HospitalTypes() {
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby="hospital-types" sx={formCard}>
      <Typography id="hospital-types" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.hospitalTypes.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{translate('admin.hospitalTypes.text')}</Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: 'auto 1fr' }, columnGap: 3, rowGap: 1 }}
      >
        {OrganisationType.map((type) => (
          <Box key={type} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {translate(`values.OrganisationType.${type}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {translate(`admin.hospitalTypes.${type}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
