import { FieldResolver, Resolver } from 'type-graphql';
import { getFileUrl } from 'rules/uploads';
import { DependsOn } from '#db/depends-on';
import { Row } from '#db/row';
import { StoredFile } from '#files/stored-file.entity';
import { UriReferenceScalar } from '#scalars';

@Resolver(() => StoredFile)
export class StoredFilesResolver {
  @DependsOn('id')
  @FieldResolver(() => UriReferenceScalar, { description: 'Download URL, for those with access' })
  url(@Row() { id }: StoredFile): string {
    return getFileUrl(id);
  }
}
