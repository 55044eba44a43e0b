import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';

/** A group of fields in two columns; below the top it has a heading of its own, but not as an entry of a list. */
export function ObjectTemplate(props: ObjectFieldTemplateProps<Record<string, unknown>, RJSFSchema>) {
  const { properties, title, fieldPathId, schema } = props;
  const isRoot = fieldPathId.$id === 'root' || typeof fieldPathId.path.at(-1) === 'number';
  if (Object.keys(schema.properties ?? {}).length === 0) return null;
  return (
    <Box component={isRoot ? 'div' : 'section'} aria-label={isRoot ? undefined : title}>
      {!isRoot && title && (
        <Typography variant="h2" sx={{ mt: 1, mb: 2, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
          {title}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 2,
          rowGap: 2,
        }}
      >
        {properties.filter(({ hidden }) => !hidden).map(({ content }) => content)}
      </Box>
    </Box>
  );
}
